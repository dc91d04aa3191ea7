# Shared by ./play and ./test: sets up .venv in the checkout, and what Qt needs of the system.
# Sourced with the checkout as working directory. Quick when nothing changed: a stamp holds the sum of the pins.

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

venv=.venv
log=$venv/setup.log

# How to become root: not at all, by sudo (which asks for a password only where a person sits at a terminal), or no way.
root_command() {
    if [ "$(id -u)" = 0 ]; then
        echo env
    elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
        echo sudo env
    else
        return 1
    fi
}

# install_packages WHAT PACKAGE...: by apt-get where that is allowed; otherwise names the command and fails.
install_packages() {
    local what=$1 root
    shift
    if command -v apt-get >/dev/null && root=$(root_command); then
        say "Installing $what: $*"
        if { [ -n "${lists_read:-}" ] || $root apt-get update -qq >>"$log" 2>&1; } && lists_read=yes &&
            $root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >>"$log" 2>&1; then
            return 0
        fi
        tail -n 5 "$log" >&2
    fi
    say "Missing: $what. As root: apt-get update && apt-get install -y $*"
    return 1
}

# The first Python of 3.11 or later.
find_python() {
    local candidate
    for candidate in python3 python3.13 python3.12 python3.11 python; do
        if command -v "$candidate" >/dev/null &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$candidate"
            return
        fi
    done
    return 1
}

# set_up REQUIREMENTS: a .venv that holds exactly these packages and this checkout as `kabinett`.
set_up() {
    local requirements=packaging/$1.txt stamp=$venv/$1.stamp python sum
    sum=$(cat pyproject.toml packaging/requirements*.txt | cksum; pwd -P)
    if [ -x $venv/bin/kabinett ] && [ "$(cat "$stamp" 2>/dev/null)" = "$sum" ] && $venv/bin/python -c '' 2>/dev/null; then
        return 0
    fi
    python=$(find_python) || stop "Kabinett needs Python 3.11 or later; none was found. On Debian 12: apt-get install python3 python3-venv"
    mkdir -p $venv
    : >"$log"
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        install_packages "Python's venv module" python3-venv || exit 1
    fi
    if [ "$(cat $venv/place 2>/dev/null)" != "$(pwd -P)" ] || ! $venv/bin/python -m pip --version >/dev/null 2>&1; then
        find $venv -mindepth 1 -maxdepth 1 ! -name setup.log -exec rm -rf {} +
        "$python" -m venv $venv >>"$log" 2>&1 || { tail -n 20 "$log" >&2; stop "Python could not make $venv (above: the end of $log)."; }
        pwd -P >$venv/place
    fi
    say "Setting up $venv with $($venv/bin/python --version) (once, a minute or two) ..."
    if ! $venv/bin/python -m pip install --disable-pip-version-check --no-input -r "$requirements" >>"$log" 2>&1 ||
        ! $venv/bin/python -m pip install --disable-pip-version-check --no-input --no-deps --no-build-isolation \
            --editable . >>"$log" 2>&1; then
        tail -n 20 "$log" >&2
        stop "The packages could not be installed (above: the end of $log). Is there a network? Then run this again."
    fi
    printf '%s\n' "$sum" >"$stamp"
}

# need_libraries KIND...: the system libraries of Qt for a window or for drawing to a file, installed where allowed.
need_libraries() {
    local missing
    [ "$(uname -s)" = Linux ] || return 0
    missing=$($venv/bin/python packaging/qt_libraries.py "$@") || stop "$missing"
    # shellcheck disable=SC2086
    [ -z "$missing" ] || install_packages "system libraries of Qt" $missing
}
