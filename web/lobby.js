// The lobby: which tables there are. It follows the WebSocket, and comes back by itself when it breaks.
const lists = { open: "/api/tables", playing: "/api/playing", over: "/api/games" };

function words(table) {
  const names = table.seats.map((seat) => seat.name ?? seat.level ?? "free seat").join(", ");
  const scores = table.scores ? ` (${table.scores.join(" : ")})` : "";
  return `${table.setup.map ?? "free table"}: ${names}${scores}`;
}

async function show(state) {
  const answer = await fetch(lists[state]);
  if (!answer.ok) return;
  const { tables } = await answer.json();
  const items = tables.map((table) => {
    const item = document.createElement("li");
    item.textContent = words(table);
    if (state === "over") {
      const link = document.createElement("a");
      link.href = `/api/games/${table.id}`;
      link.textContent = " download";
      item.append(link);
    }
    return item;
  });
  document.getElementById(state).replaceChildren(...items);
}

function connect() {
  const status = document.getElementById("status");
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  let timer;
  socket.onopen = () => {
    const refresh = () => Promise.all(Object.keys(lists).map(show)).catch(() => {});
    refresh();
    timer = setInterval(refresh, 5000);
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "hello" }));
  };
  socket.onmessage = (message) => {
    const { result } = JSON.parse(message.data);
    if (result) status.textContent = `${result.name} ${result.version}: ${result.maps.length} maps, ${result.sets.length} tile sets.`;
  };
  socket.onclose = () => {
    clearInterval(timer);
    status.textContent = "The connection is lost; trying again …";
    setTimeout(connect, 2000);
  };
}

connect();
