// Text in, text out: Module.call("ask", text) is mappa_ask. Texts are handed over as UTF-8 in the module's memory;
// what comes back is valid until the next call, and null where a function tells nothing.
Module["call"] = (name, ...values) => {
  const taken = [];
  const handed = values.map((value) => {
    if (typeof value !== "string") return value;
    const size = lengthBytesUTF8(value) + 1;
    const place = Module["_malloc"](size);
    taken.push(place);
    stringToUTF8(value, place, size);
    return place;
  });
  try {
    const told = Module["_mappa_" + name](...handed);
    return told ? UTF8ToString(told) : null;
  } finally {
    for (const place of taken) Module["_free"](place);
  }
};
