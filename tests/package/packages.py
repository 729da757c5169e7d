#!/usr/bin/env python3
"""The packages of scripts/package, and the steps of the container file, each in a bare Debian of its own. As root.

    tests/package/packages.py PACKAGES ROOT      PACKAGES: build/package, ROOT: what scripts/bare-root has made
"""
import glob
import http.client
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

import websocket

PROJECT = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = 60  # seconds
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PACKAGES, BARE = pathlib.Path(), pathlib.Path()


class Root:
    """A bare Debian, as it is after its installation. Whatever runs in it has processes of its own, which end with it."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder) / "root"
        subprocess.run(["cp", "-a", BARE, self.folder], check=True)
        shutil.copy("/etc/resolv.conf", self.folder / "etc/resolv.conf")

    def __truediv__(self, path):
        return self.folder / path

    def within(self, command):
        script = f"mount -t proc proc /proc; exec {command}"
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "chroot", self.folder, "sh", "-c", script]

    def run(self, command, **variables):
        """What it prints; it must succeed."""
        environment = {"PATH": PATH, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
        done = subprocess.run(self.within(f"sh -ec {shlex.quote(command)}"), env=environment | variables,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}"
        return done.stdout

    def packages(self):
        return self.run("dpkg-query -W")


class Server:
    """`mappa serve` in such a root."""

    def __init__(self, root, command, user=None, **variables):
        self.holder = socket.socket()  # has the port, so that nobody else is given it
        self.holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.holder.bind(("127.0.0.1", 0))
        self.port = self.holder.getsockname()[1]
        if user:
            command = f"setpriv --reuid {user} --regid {user} --clear-groups {command}"
        environment = {"PATH": PATH, "MAPPA_LISTEN": f"127.0.0.1:{self.port}"}
        self.process = subprocess.Popen(root.within(command), env=variables | environment, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, text=True)
        self.said = [self.process.stdout.readline() for _ in range(3)]
        end = time.monotonic() + PATIENCE
        while True:
            try:
                assert self.get("/health")[0] == 200
                return
            except OSError:
                assert self.process.poll() is None and time.monotonic() < end, self.said + [self.process.stdout.read()]
                time.sleep(0.05)

    def get(self, path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, body

    def stop(self):
        """As systemd stops it. The rest of what it said."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        os.kill(int(children[0]), signal.SIGTERM)
        rest = self.process.stdout.read()
        assert self.process.wait(PATIENCE) == 0, rest
        self.close()
        return rest

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.holder.close()

    def play(self):
        """A whole game. Where its record is, and what opens it."""
        talk = websocket.create_connection(f"ws://127.0.0.1:{self.port}/ws", timeout=PATIENCE)

        def call(method, **params):
            talk.send(json.dumps({"jsonrpc": "2.0", "id": method, "method": method, "params": params}))
            while (answer := json.loads(talk.recv())).get("id") != method:
                pass
            assert "error" not in answer, answer
            return answer["result"]

        call("hello", name="Ann")
        table = call("create", setup={"map": "france", "tile_limit": 4}, seats=[{"kind": "person"}])["table"]
        call("start")
        while not call("view")["over"]:
            call("play", action=call("legal")["actions"][0])
        talk.close()
        return f"/api/games/{table['id']}", {"Authorization": f"Bearer {table['invite']}"}


class Bare(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = Root(holder.name)
        self.running = []
        self.addCleanup(lambda: [each.close() for each in self.running])

    def serve(self, command, **variables):
        self.running.append(Server(self.root, command, **variables))
        return self.running[-1]

    def is_a_game(self, server, place):
        path, headers = place
        status, body = server.get(path, **headers)
        self.assertEqual((status, json.loads(body)["format"]), (200, "mappa-game"))

    def shows_the_page(self, server):
        status, page = server.get("/")
        self.assertEqual(status, 200)
        asset = re.search(rb'"\.?(/assets/[^"]*)"', page)[1].decode()
        self.assertEqual(server.get(asset)[0], 200)
        self.assertEqual(server.get("/print/tiles/base.pdf")[1][:5], b"%PDF-")


class Debian(Bare):
    def file(self):
        return next(PACKAGES.glob("*.deb"))

    def install(self, file):
        shutil.copy(file, self.root / "tmp/mappa.deb")
        self.root.run("apt-get install -y --no-install-recommends -o Dpkg::Use-Pty=0 /tmp/mappa.deb")

    def next_version(self):
        """The same package as a later one."""
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["dpkg-deb", "-R", self.file(), folder], check=True)
            control = pathlib.Path(folder) / "DEBIAN/control"
            control.write_text(re.sub(r"(Version: .*)", r"\1+next", control.read_text()))
            file = self.root / "tmp/next.deb"
            subprocess.run(["dpkg-deb", "--root-owner-group", "-b", folder, file], check=True, capture_output=True)
        return file

    def service(self):
        """As the unit starts it."""
        unit = (self.root / "lib/systemd/system/mappa.service").read_text()
        return self.serve(re.search(r"^ExecStart=(.*)", unit, re.M)[1], user=re.search(r"^User=(.*)", unit, re.M)[1])

    def has_manual_completion_and_licences(self):
        for page in ("mappa", "mappa-serve", "mappa-map-make"):
            manual = subprocess.run(["gzip", "-dc", self.root / f"usr/share/man/man1/{page}.1.gz"], check=True,
                                    capture_output=True, text=True).stdout
            self.assertIn(".SH OPTIONS", manual)
        self.assertIn("SIL OPEN FONT LICENSE", (self.root / "usr/share/doc/mappa/copyright").read_text())
        ask = ". /usr/share/bash-completion/completions/mappa; COMP_WORDS=({}); COMP_CWORD={}; _mappa; echo ${{COMPREPLY[*]}}"
        for words, place, completed in (("mappa ser", 1, "serve\n"), ("mappa map ma", 2, "make\n"),
                                        ("mappa serve --max-c", 2, "--max-connections\n")):
            said = self.root.run(f"bash -c {shlex.quote(ask.format(words, place))}")
            self.assertEqual(said, completed)

    def test_installs_runs_upgrades_and_goes(self):
        root = self.root
        root.run("apt-get update")
        before = set(root.packages().split("\n"))
        self.install(self.file())
        version = root.run("mappa --version").split()[1]
        self.assertIn(f"mappa\t{version}\n", root.packages())
        self.has_manual_completion_and_licences()

        server = self.service()
        self.assertEqual(server.said[1], "Games are kept in /var/lib/mappa/games.db\n")
        self.assertEqual(server.said[2], "Tiles and maps are those of /usr/share/mappa\n")
        self.shows_the_page(server)
        game = server.play()
        self.is_a_game(server, game)
        server.stop()
        self.assertEqual(root.run("stat -c %U:%a /var/lib/mappa /var/lib/mappa/games.db"), "mappa:700\nmappa:600\n")

        conf = root / "etc/mappa/mappa.conf"
        conf.write_text(conf.read_text() + "keep = 400\n")
        self.install(self.next_version())
        self.assertIn(f"mappa\t{version}+next\n", root.packages())
        self.assertIn("keep = 400", conf.read_text())
        server = self.service()
        self.is_a_game(server, game)
        self.assertIn("keep_days=400", server.stop())

        root.run("apt-get remove -y mappa")
        self.assertFalse((root / "usr/bin/mappa").exists())
        self.assertTrue((root / "var/lib/mappa/games.db").exists())
        self.assertTrue(conf.exists())
        self.install(self.file())
        server = self.service()
        self.is_a_game(server, game)
        server.stop()

        root.run("apt-get purge -y --autoremove mappa")
        self.assertEqual(set(root.packages().split("\n")) - before, set())
        self.assertEqual(root.run("find / -xdev -path /proc -prune -o -name '*mappa*' -not -path '/tmp/*' -print"), "")
        self.assertNotIn("mappa", root.run("cat /etc/passwd /etc/group /etc/shadow"))


class Anywhere(Bare):
    def test_runs_without_any_package(self):
        root = self.root
        before = root.packages()
        archive = next(PACKAGES.glob("*.tar.gz"))
        subprocess.run(["tar", "xzf", archive, "-C", root / "opt"], check=True)
        self.assertEqual(root.packages(), before)
        folder = f"/opt/{archive.name.removesuffix('.tar.gz')}"
        root.run(f"ln -s {folder}/mappa /usr/local/bin/mappa")
        server = self.serve("mappa serve", MAPPA_STORE="/tmp/games.db")
        self.assertEqual(server.said[2], f"Tiles and maps are those of {folder}/share/mappa\n")
        self.shows_the_page(server)
        self.is_a_game(server, server.play())
        server.stop()
        listed = (root / f"{folder[1:]}/share/doc/mappa/libraries/LIST.txt").read_text().splitlines()
        self.assertGreater(len(listed), 20)
        for line in listed:
            self.assertTrue((root / f"{folder[1:]}/share/doc/mappa/libraries/{line.split()[0]}.txt").exists(), line)


class Container(Bare):
    """What an engine would do for the last stage of the container file."""

    def steps(self):
        text = (PROJECT / "examples/container/Containerfile").read_text()
        last = re.split(r"^FROM .*\n", re.sub(r"\\\n", "", re.sub(r"^#.*\n", "", text, flags=re.M)), flags=re.M)[-1]
        return [line.split(None, 1) for line in last.splitlines() if line.strip()]

    def copy(self, words):
        stage, source, place = words.split()
        self.assertEqual(stage, "--from=build")
        self.assertTrue(source.startswith("/source/build/package/"))
        found = glob.glob(str(PACKAGES / source.removeprefix("/source/build/package/")))
        self.assertTrue(found, source)
        for file in found:
            shutil.copy(file, self.root / place[1:])

    def test_its_steps_make_a_server(self):
        variables, user, command = {}, None, []
        for step, words in self.steps():
            if step == "COPY":
                self.copy(words)
            elif step == "RUN":
                self.root.run(words)
            elif step == "ENV":
                name, value = words.split("=", 1)
                variables[name] = value
            elif step == "USER":
                user = words
            elif step in ("ENTRYPOINT", "CMD"):
                command += json.loads(words)
            else:
                self.assertIn(step, ("VOLUME", "EXPOSE"))
        self.assertEqual(variables["MAPPA_LISTEN"], "0.0.0.0:8080")
        server = self.serve(shlex.join(command), user=user, **variables)
        self.assertEqual(server.said[1], "Games are kept in /var/lib/mappa/games.db\n")
        self.shows_the_page(server)
        self.is_a_game(server, server.play())
        server.stop()


if __name__ == "__main__":
    PACKAGES, BARE = (pathlib.Path(each).resolve() for each in sys.argv[1:3])
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
