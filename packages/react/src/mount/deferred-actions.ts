import type { Actions } from '@latchkey/core'
import { forward } from './forward.ts'

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

type PartName = Exclude<
  keyof Actions,
  'open' | 'close' | 'disconnect' | 'openLink' | 'copy' | 'auth'
>

const OWN = 'open close disconnect openLink copy'

/** What each part can do. */
const PARTS: { readonly [Name in PartName]: string } = {
  router: 'push replace back',
  connect: 'external retry withWallet',
  pairing: 'show retry openWallet copyAddress',
  network: 'choose retry switchTo add remove',
  connections: 'choose drop another',
  balances: 'refresh',
  listing: 'retry more search certifiedOnly explain',
  notices: 'show fail dismiss',
  alerts: 'dismiss',
  options:
    'setThemeMode setThemeVariables updateFeatures setTermsConditionsUrl setPrivacyPolicyUrl',
}

/** Makes actions that wait for the modal. */
export function deferActions(run: RunAction): DeferredActions {
  const late = (names: string, part = ''): object =>
    forward(names.split(' '), (use) => run((actions) => use(Reflect.get(actions, part) ?? actions)))
  const parts = Object.entries(PARTS).map(([part, names]) => [part, late(names, part)])
  // The tables have every action, as their test says, and each of them answers with a promise.
  return { ...late(OWN), ...Object.fromEntries(parts) } as DeferredActions
}
