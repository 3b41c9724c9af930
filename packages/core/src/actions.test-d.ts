import { expectTypeOf, test } from 'vitest'
import type { Actions } from './actions.ts'
import type { Routes } from './store/routes.ts'

declare const actions: Actions

test('a view is opened with its own parameters and no others', () => {
  actions.router.push('Networks', {})
  actions.router.push('SwitchNetwork', { networkId: 'eip155:1' })
  // @ts-expect-error: SwitchNetwork needs to know where to
  actions.router.push('SwitchNetwork', {})
  // @ts-expect-error: there is no such view
  actions.router.push('Nowhere', {})
  // @ts-expect-error: views with parameters can't be opened by name
  actions.open({ view: 'SwitchNetwork' })
  expectTypeOf<Routes['Account']>().toEqualTypeOf<Readonly<Record<string, never>>>()
})
