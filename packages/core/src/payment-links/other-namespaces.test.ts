import { expect, test } from 'vitest'
import type { OtherRules } from '../contract/index.ts'
import { hasPaymentLinks, paymentLink } from './payment-link.ts'
import { isPaymentLink, readPaymentLink } from './read-payment-link.ts'

/** A namespace that core does not know, as an adapter describes it. */
const TRAITS: OtherRules = {
  tide: {
    assets: { coins: ['7357'], largest: 2n ** 64n - 1n },
    paymentLinks: {
      scheme: 'tide',
      write: ({ address, reference, amount }) => `tide:${address}?net=${reference}&units=${amount}`,
      read: ({ target, query }) =>
        query.has('call')
          ? undefined
          : { address: target, reference: '7', units: BigInt(query.get('units') ?? 0) },
    },
  },
}
const REQUEST = { account: 'tide:7:t01234567', amount: 5n, decimals: 9 } as const

test('the traits of an adapter give links that ask for a payment', () => {
  const link = 'tide:t01234567?net=7&units=5'

  expect(hasPaymentLinks('tide', TRAITS)).toBe(true)
  expect(paymentLink(REQUEST, TRAITS)).toBe(link)
  expect(isPaymentLink(link, TRAITS)).toBe(true)
  const payment = { namespace: 'tide', address: 't01234567', reference: '7', units: 5n }
  expect(readPaymentLink(link, TRAITS)).toEqual(payment)
})

test('the checks of all links hold for them, too', () => {
  expect(() => paymentLink({ ...REQUEST, amount: 2n ** 64n }, TRAITS)).toThrow(
    expect.objectContaining({ code: 'amount.invalid' }),
  )
  expect(readPaymentLink('tide:t01234567?units=1&units=2', TRAITS)).toBeUndefined()
  expect(readPaymentLink('tide:t01234567?call=1', TRAITS)).toBeUndefined()
})

test('without traits there are none, and no traits replace known links', () => {
  const ethereum = {
    tide: { paymentLinks: { ...TRAITS['tide']?.paymentLinks, scheme: 'ethereum' } },
  }

  expect(hasPaymentLinks('tide')).toBe(false)
  expect(paymentLink(REQUEST)).toBeUndefined()
  expect(isPaymentLink('tide:t01234567')).toBe(false)
  expect(readPaymentLink('ethereum:ada.eth', ethereum as OtherRules)).toMatchObject({
    namespace: 'eip155',
  })
})
