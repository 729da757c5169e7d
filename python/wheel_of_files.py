"""What `pip install .` asks (PEP 517): a wheel of the files in mappa/, and of libmappa and its data if they lie there.
It needs nothing but Python, so that it works without a network."""
import base64
import hashlib
import io
import pathlib
import re
import sysconfig
import tarfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
NAME = "mappa"


def version():
    """The project's: one place says it, or in an archive of sources the file that came along."""
    told, project = HERE / "VERSION", HERE.parent / "CMakeLists.txt"
    if told.exists():
        return told.read_text().strip()
    if not project.exists():
        raise SystemExit(f"{project} is missing, which says the version; or write it into {told}")
    return re.search(r"project\(mappamundi VERSION ([\d.]+)", project.read_text())[1]


def metadata():
    return (f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version()}\nRequires-Python: >=3.9\nLicense: MIT\n"
            "Summary: Carcassonne, Carcassonne Maps and The Postman of Carcassonne: the engine of Mappamundi\n")


def files():
    return sorted(file for file in (HERE / NAME).rglob("*") if file.is_file() and "__pycache__" not in file.parts)


def tag():
    """For any machine, unless the library lies beside the package."""
    bundled = any(".so" in file.name for file in files())
    return "py3-none-" + (re.sub(r"\W", "_", sysconfig.get_platform()) if bundled else "any")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"{NAME}-{version()}-{tag()}.whl"
    info = f"{NAME}-{version()}.dist-info"
    members = {file.relative_to(HERE).as_posix(): file.read_bytes() for file in files()}
    members[f"{info}/METADATA"] = metadata().encode()
    members[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: {NAME}\nRoot-Is-Purelib: true\nTag: {tag()}\n".encode()
    record = ""
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in members.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record += f"{path},sha256={digest},{len(data)}\n"
            wheel.writestr(zipfile.ZipInfo(path), data, zipfile.ZIP_DEFLATED)
        wheel.writestr(zipfile.ZipInfo(f"{info}/RECORD"), record + f"{info}/RECORD,,\n")
    return name


def build_sdist(sdist_directory, config_settings=None):
    folder = f"{NAME}-{version()}"
    with tarfile.open(pathlib.Path(sdist_directory) / f"{folder}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for file in [*files(), HERE / "pyproject.toml", pathlib.Path(__file__)]:
            archive.add(file, f"{folder}/{file.relative_to(HERE).as_posix()}")
        for name, text in {"PKG-INFO": metadata(), "VERSION": version()}.items():
            member = tarfile.TarInfo(f"{folder}/{name}")
            data = text.encode()
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return f"{folder}.tar.gz"
