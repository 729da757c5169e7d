// Compares real values with the types in the page's sources, key by key, and notes which keys were met.
import ts from 'typescript';

type Marks = Set<ts.Node | string>;

export class Shapes {
  private program: ts.Program;
  private checker: ts.TypeChecker;
  private sources: ts.SourceFile[];
  private met: Marks = new Set();

  constructor(files: string[]) {
    this.program = ts.createProgram(files, { strict: true, exactOptionalPropertyTypes: true, target: ts.ScriptTarget.ES2022 });
    this.checker = this.program.getTypeChecker();
    this.sources = files.map((file) => this.program.getSourceFile(file)!);
  }

  // 'View', or inside of one: 'Methods.view.result'.
  type(path: string): ts.Type {
    const [name, ...keys] = path.split('.');
    for (const source of this.sources) {
      const exported = this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(source)!).find((one) => one.name === name);
      if (exported) return keys.reduce((type, key) => this.property(type, key, path), this.checker.getDeclaredTypeOfSymbol(exported));
    }
    throw new Error(`there is no type ${path}`);
  }

  private property(type: ts.Type, key: string, path: string): ts.Type {
    const found = type.getProperty(key);
    if (!found) throw new Error(`there is no type ${path}`);
    return this.checker.getTypeOfSymbol(found);
  }

  // What does not fit. `open`: the value may have keys that the type does not tell.
  faults(value: unknown, path: string, open = false): string[] {
    return this.fit(value, this.type(path), path, open, this.met);
  }

  private fit(value: unknown, type: ts.Type, path: string, open: boolean, marks: Marks): string[] {
    const wrong = [`${path} is ${JSON.stringify(value)?.slice(0, 80)}, not ${this.checker.typeToString(type)}`];
    const is = (flag: ts.TypeFlags) => (type.flags & flag) !== 0;
    if (type.isUnion()) return this.fit_one(value, type.types, path, open, marks);
    if (is(ts.TypeFlags.BooleanLiteral)) return this.checker.typeToString(type) === String(value) ? [] : wrong;
    if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value ? [] : wrong;
    if (is(ts.TypeFlags.String)) return typeof value === 'string' ? [] : wrong;
    if (is(ts.TypeFlags.Number)) return typeof value === 'number' ? [] : wrong;
    if (is(ts.TypeFlags.Null)) return value === null ? [] : wrong;
    if (typeof value !== 'object' || value === null || !is(ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.NonPrimitive)) return wrong;
    if (!Array.isArray(value)) return this.checker.isArrayLikeType(type) ? wrong : this.fit_object(value, type, path, open, marks);
    const kinds = this.checker.isArrayLikeType(type) ? this.checker.getTypeArguments(type as ts.TypeReference) : [];
    if (this.checker.isTupleType(type) ? kinds.length !== value.length : kinds.length !== 1) return wrong;
    return value.flatMap((one, i) => this.fit(one, kinds[i % kinds.length]!, `${path}[]`, open, marks));
  }

  // Of several types the one that fits best.
  private fit_one(value: unknown, types: ts.Type[], path: string, open: boolean, marks: Marks): string[] {
    let fewest: string[] | undefined;
    for (const type of types) {
      const own: Marks = new Set();
      const faults = this.fit(value, type, path, open, own);
      if (!faults.length) own.forEach((mark) => marks.add(mark));
      if (!fewest || faults.length < fewest.length) fewest = faults;
      if (!faults.length) break;
    }
    return fewest ?? [];
  }

  private fit_object(value: object, type: ts.Type, path: string, open: boolean, marks: Marks): string[] {
    const faults: string[] = [];
    for (const [key, one] of Object.entries(value)) {
      const known = type.getProperty(key);
      const kind = known ? this.checker.getTypeOfSymbol(known) : type.getStringIndexType();
      if (kind) faults.push(...this.fit(one, kind, `${path}.${key}`, open, marks));
      else if (!open) faults.push(`${path} has the key ${key}, which the type has not`);
      for (const place of known?.declarations ?? []) {
        marks.add(place);
        marks.add(`${place.pos} ${place.getSourceFile().fileName} ${one}`); // of a `type` each word must be met
      }
    }
    for (const one of type.getProperties())
      if (!(one.flags & ts.SymbolFlags.Optional) && !(one.name in value)) faults.push(`${path} has no ${one.name}`);
    return faults;
  }

  // Keys of the types that no value had.
  unmet(): string[] {
    const unmet: string[] = [];
    const look = (node: ts.Node, inside: string) => {
      if ((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.typeParameters) return;
      const named = (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node)) && node.name.getText();
      const path = named ? `${inside}${inside && '.'}${named}` : inside;
      if (ts.isPropertySignature(node) && inside !== 'Methods' && !/^Methods\.\w+$/.test(inside)) {
        if (!this.met.has(node)) unmet.push(path);
        const kind = this.checker.getTypeAtLocation(node);
        for (const word of named === 'type' ? (kind.isUnion() ? kind.types : [kind]) : [])
          if (word.isStringLiteral() && !this.met.has(`${node.pos} ${node.getSourceFile().fileName} ${word.value}`)) unmet.push(`${path}: ${word.value}`);
      }
      ts.forEachChild(node, (child) => look(child, path));
    };
    for (const source of this.sources) look(source, '');
    return unmet;
  }

  methods(): string[] {
    return this.type('Methods').getProperties().map((one) => one.name);
  }
}
