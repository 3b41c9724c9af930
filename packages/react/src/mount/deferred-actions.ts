import type { Actions } from '@latchkey/core'
import { type Ask, forward, forwardOne } from './forward.ts'

/** What answers at once in the modal answers later on the page. */
type Later<Part> = {
  readonly [Key in keyof Part]: Part[Key] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Promise<Awaited<Result>>
    : Later<Part[Key]>
}

/**
 * The actions of a modal that may not be loaded yet: every one answers with a promise. Logins are the
 * modal's own: whoever logs in looks at it.
 */
export type DeferredActions = Omit<Later<Actions>, 'router' | 'auth'> & {
  readonly router: {
    push(...values: Parameters<Actions['router']['push']>): Promise<void>
    replace(...values: Parameters<Actions['router']['replace']>): Promise<void>
    back(): Promise<void>
  }
}

/** Calls `use` with the actions as soon as they are there. */
export type RunAction = <Result>(
  use: (actions: Actions) => Result | Promise<Result>,
) => Promise<Result>

const OWN = 'open close disconnect openLink copy'

const OPTIONS =
  'setThemeMode setThemeVariables updateFeatures setTermsConditionsUrl setPrivacyPolicyUrl'

const GROUPS = 'router connect pairing network connections balances listing notices alerts'

/** Makes actions that wait for the modal. */
export function deferActions(run: RunAction): DeferredActions {
  const part =
    (group: string): Ask =>
    (use) =>
      run((actions) => use(Reflect.get(actions, group)))
  const groups = GROUPS.split(' ').map((group) => [group, deferGroup(part(group))])
  // All are named, as their test says, and each of them answers with a promise.
  return {
    ...forward(OWN.split(' '), run),
    ...Object.fromEntries(groups),
    options: forward(OPTIONS.split(' '), part('options')),
  } as DeferredActions
}

/** What a group can do is known where it is done: a page does not load the names. */
function deferGroup(ask: Ask): object {
  return new Proxy<Record<string, unknown>>(
    // biome-ignore lint/suspicious/noThenProperty: whoever hands it on from an async function is not kept waiting for it
    { then: false },
    {
      // Whoever watches or replaces one of them, as tests do, looks whether it is there.
      has: () => true,
      get(own, name: string) {
        own[name] ??= forwardOne(name, ask)
        return own[name]
      },
    },
  )
}
