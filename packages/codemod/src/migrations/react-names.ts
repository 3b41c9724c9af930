import type { ComponentUse, HookUse, MovedName } from '../migration.ts'

/** A hook of ours with the same result. */
export function hook(name: string, use: Omit<HookUse, 'kind'> = {}): MovedName {
  return { module: '@latchkey/react', name, use: { kind: 'hook', ...use } }
}

/** A component of ours. */
export function component(name: string, use: Omit<ComponentUse, 'kind'>): MovedName {
  return { module: '@latchkey/react', name, use: { kind: 'component', ...use } }
}

/** Attributes that mean the same. */
export function same(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]))
}

/** The button of RainbowKit and ConnectKit as ours: both call its attributes so. */
export const CONNECT_BUTTON = component('LatchkeyButton', {
  attributes: {
    label: 'label',
    showBalance: {
      '': 'balance="show"',
      '{true}': 'balance="show"',
      '{false}': 'balance="hide"',
    },
  },
})
