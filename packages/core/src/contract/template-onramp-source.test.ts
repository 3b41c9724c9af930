import { expect, test } from 'vitest'
import type { OnrampQuery } from './onramp-source.ts'
import { templateOnrampSource } from './template-onramp-source.ts'

const quay = { id: 'quay', name: 'Quay', namespaces: ['eip155'] as const }
const query: OnrampQuery = {
  account: 'eip155:1:0xAb',
  networkId: 'eip155:1',
  symbol: 'USDC',
  amountText: '12.5',
  currency: 'EUR',
  method: 'card',
  country: 'DE',
}
const { signal } = new AbortController()

test('every placeholder stands for what the visitor chose', () => {
  const all = 'address account network token amount currency method country'.split(' ')
  const template = `https://quay.example/{token}?${all.map((name) => `${name}={${name}}`).join('&')}`
  const source = templateOnrampSource(template, quay)

  expect(source).toMatchObject(quay)
  expect(source.buildUrl(query, signal)).toBe(
    'https://quay.example/USDC?address=0xAb&account=eip155%3A1%3A0xAb&network=eip155%3A1&token=USDC' +
      '&amount=12.5&currency=EUR&method=card&country=DE',
  )
})

test('no value can change the address', () => {
  const { buildUrl } = templateOnrampSource('https://quay.example/{token}/buy?pay={amount}', quay)
  const url = new URL(
    String(buildUrl({ ...query, symbol: '../@evil.example/#', amountText: '1&to=x' }, signal)),
  )

  expect(url.host).toBe('quay.example')
  expect(url.pathname).toBe('/..%2F%40evil.example%2F%23/buy')
  expect([...url.searchParams.keys()]).toEqual(['pay'])
})

test.each([
  ['https://quay.example/?to={adress}', '{adress} is none of address'],
  ['https://quay.example/?to={}', '{} is none of address'],
  ['https://quay.example/?to={toString}', '{toString} is none of address'],
  ['https://quay.example/?to={address', 'a brace has no other end'],
  ['http://quay.example/?to={address}', 'must be https'],
  ['javascript:alert({amount})', 'must be https'],
  ['/buy?to={address}', 'must be https'],
  ['https://{country}.quay.example/', 'the host must have no placeholder'],
  ['https://quay.example{token}/', 'the host must have no placeholder'],
])('%s is refused', (template, problem) => {
  expect(() => templateOnrampSource(template, quay)).toThrow(
    expect.objectContaining({ code: 'options.invalid', message: expect.stringContaining(problem) }),
  )
})
