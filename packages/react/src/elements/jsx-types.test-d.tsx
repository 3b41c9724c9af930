import { expectTypeOf, test } from 'vitest'
import type {} from './index.ts'

test('our elements are typed in JSX and in the DOM', () => {
  const jsx = (
    <>
      <latchkey-button namespace="eip155" charsStart={6} className="mine" disabled />
      <latchkey-wallet-button
        wallet="metamask"
        onClick={() => {}}
        onlatchkey-connected={(event) =>
          expectTypeOf(event.detail.caipAddress).toEqualTypeOf<string>()
        }
        onlatchkey-error={({ detail }) => expectTypeOf(detail.error.code).toExtend<string>()}
      />
      <latchkey-modal instance="shop" />
    </>
  )
  void jsx
  // @ts-expect-error: there is no such size
  void (<latchkey-network-button size="huge" />)
  expectTypeOf<HTMLElementTagNameMap['latchkey-wallet-button']['wallet']>().toEqualTypeOf<
    string | null
  >()
  document.addEventListener('latchkey-connected', ({ detail }) => {
    expectTypeOf(detail.caipAddress).toEqualTypeOf<string>()
  })
})
