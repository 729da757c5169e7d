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

// Whatever type its host says it is.
export async function compile(binary: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await (await file(binary)).arrayBuffer());
}

// From their addresses.
export async function load({ script, binary, maps }: ProgramFiles): Promise<Parts> {
  const [module, text] = await Promise.all([compile(binary), file(maps).then((found) => found.text())]);
  return { script, module, maps: text };
}

// Any program.
export async function start(script: string, module: WebAssembly.Module): Promise<Program> {
  importScripts(script);
  return mappa({
    instantiateWasm: (imports, done) => {
      done(new WebAssembly.Instance(module, imports));
      return {};
    },
  });
}

// The game, which is told the maps before all else.
export async function begin({ script, module, maps }: Parts): Promise<Program> {
  const program = await start(script, module);
  program.call('maps', maps);
  return program;
}
