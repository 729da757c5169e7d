// The program in WebAssembly, inside a worker.
export interface Program {
  call: (name: string, ...values: (string | number)[]) => string | null; // src/browser
}
interface Given {
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object;
}
declare const mappa: (given: Given) => Promise<Program>; // in the script
declare const importScripts: (script: string) => void;

// What a program is made of; workers hand it to each other.
export interface Parts {
  script: string; // its address
  module: WebAssembly.Module;
  maps: string; // all of them, as text
}

async function file(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

// From their addresses.
export async function load({ script, binary, maps }: ProgramFiles): Promise<Parts> {
  const [bytes, text] = await Promise.all([file(binary).then((found) => found.arrayBuffer()), file(maps).then((found) => found.text())]);
  return { script, module: await WebAssembly.compile(bytes), maps: text }; // whatever type its host says it is
}

export async function begin({ script, module, maps }: Parts): Promise<Program> {
  importScripts(script);
  const program = await mappa({
    instantiateWasm: (imports, done) => {
      done(new WebAssembly.Instance(module, imports));
      return {};
    },
  });
  program.call('maps', maps);
  return program;
}
