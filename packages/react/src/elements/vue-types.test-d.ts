import { expectTypeOf, test } from 'vitest'
import type { LatchkeyElementEvents, LatchkeyVueComponents } from './index.ts'

/** The props that Vue reads of a component in a template. */
type Props<Name extends keyof LatchkeyVueComponents> = InstanceType<
  LatchkeyVueComponents[Name]
>['$props']

test('our elements are typed in templates of Vue, with their events', () => {
  const button: Props<'latchkey-button'> = { namespace: 'eip155', charsStart: 6, disabled: true }
  const wallet: Props<'latchkey-wallet-button'> = {
    wallet: 'metamask',
    onClick: (event) => expectTypeOf(event).toExtend<MouseEvent>(),
    onLatchkeyConnected: (event) =>
      expectTypeOf(event).toEqualTypeOf<LatchkeyElementEvents['latchkey-connected']>(),
  }
  void [button, wallet]
  // @ts-expect-error: there is no such size
  void ({ size: 'huge' } satisfies Props<'latchkey-network-button'>)
  // @ts-expect-error: an instance is no text
  void ({ latchkey: 'shop' } satisfies Props<'latchkey-button'>)
})
