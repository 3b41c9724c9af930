/**
 * Makes functions of these names that hand each call on.
 *
 * @param ask - Calls `use` with whoever answers, now or later.
 */
export function forward(
  names: readonly string[],
  ask: (use: (answerer: object) => unknown) => unknown,
): object {
  const calls = names.map((name) => [
    name,
    (...values: readonly unknown[]) => ask((answerer) => Reflect.get(answerer, name)(...values)),
  ])
  return Object.fromEntries(calls)
}
