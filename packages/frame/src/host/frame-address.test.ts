import { expect, test } from 'vitest'
import { frameAddress, isSecureAddress } from './frame-address.ts'

test.each([true, false])(
  'the address contains project, network, version, and a log: %s',
  (hasLogger) => {
    const networkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const address = frameAddress({
      secureSite: 'https://secure.example',
      projectId: 'a&b',
      networkId,
      hasLogger,
    })

    expect(address).toBe(
      `https://secure.example/sdk?projectId=a%26b&chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&version=4&enableLogger=${hasLogger}`,
    )
  },
)

test.each([
  ['https://secure.example', true],
  ['http://localhost:4401', true],
  ['http://app.localhost', true],
  ['http://127.0.0.1:4401', true],
  ['http://[::1]:4401', true],
  ['http://secure.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://localhost@evil.example', false],
  ['https://user:secret@secure.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['secure.example', false],
  ['', false],
])('%s may be the address of a frame: %s', (address, expected) => {
  expect(isSecureAddress(address)).toBe(expected)
})

test('no frame is created for another address', () => {
  const place = { projectId: 'p', networkId: 'eip155:1', hasLogger: true } as const

  expect(() => frameAddress({ ...place, secureSite: 'http://secure.example' })).toThrow(
    'Unable to load email login dependency',
  )
})
