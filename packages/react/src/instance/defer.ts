import type { Actions } from '@latchkey/core'

/** What answers at once in the modal answers with a promise on the page. */
export type Deferred<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Promise<Awaited<Result>>
    : Deferred<Part[Key]>
}

/** Calls `use` with the actions as soon as they are loaded. */
export type RunAction = <Result>(
  use: (actions: Actions) => Result | Promise<Result>,
) => Promise<Result>

/** Makes functions that wait. */
export type Defer = ReturnType<typeof deferrer>

/** Makes functions that wait for the actions, and then call the one that `pick` chooses. */
export function deferrer(run: RunAction) {
  return <Values extends readonly unknown[], Result>(
    pick: (actions: Actions) => (...values: Values) => Result | Promise<Result>,
  ): ((...values: Values) => Promise<Result>) =>
    (...values) =>
      run((actions) => pick(actions)(...values))
}
