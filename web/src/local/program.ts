// The program in WebAssembly, inside a worker.
export interface Program {
  call: (name: string, ...values: (string | number)[]) => string | null; // src/browser
}
interface Given {
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object;
}
declare const mappa: (given: Given) => Promise<Program>; // in the script
declare const importScripts: (script: string) => void;

export async function compile(binary: string): Promise<WebAssembly.Module> {
  const answer = await fetch(binary);
  if (!answer.ok) throw new Error(`${binary}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer()); // whatever type its host says it is
}

export function begin(script: string, module: WebAssembly.Module): Promise<Program> {
  importScripts(script);
  return mappa({
    instantiateWasm: (imports, done) => {
      done(new WebAssembly.Instance(module, imports));
      return {};
    },
  });
}
