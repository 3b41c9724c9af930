/** Calls `use` with whoever answers, now or later. */
export type Ask = (use: (answerer: object) => unknown) => unknown

/** Makes a function that hands each call on, by its name. */
export function forwardOne(name: string, ask: Ask): (...values: readonly unknown[]) => unknown {
  return (...values) => ask((answerer) => Reflect.get(answerer, name)(...values))
}

/** Makes functions of these names that hand each call on. */
export function forward(names: readonly string[], ask: Ask): object {
  return Object.fromEntries(names.map((name) => [name, forwardOne(name, ask)]))
}
