import { expect, test } from 'vitest'
import { type AddressMode, type Redaction, redact, redactText, redactUrl } from './redact.ts'

const ACCOUNT = '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const OTHER = '0x1111111111111111111111111111111111111111'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function known(addresses: AddressMode): Redaction {
  return { addresses, accounts: [ACCOUNT], networks: ['eip155:1', SOLANA] }
}

test.each([
  ['an e-mail address', 'mail ada@lovelace.example now', 'mail [e-mail] now'],
  ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dGVzdHNpZ25hdHVyZQ', '[…]'],
  ['a signature', `signed 0x${'ab12'.repeat(32)}`, 'signed […]'],
  ['a project id', 'b56e18d47c72ab683b10814fe9495694', '[…]'],
  ['a private key', '5Kb8kLf9zgWQnogidDA76MzPL6TsZZY36hWXMssSzNydYXYB9KF', '[…]'],
  ['an unknown address', `from ${OTHER}`, 'from […]'],
  [
    'a pairing',
    'wc:7f6e504bfad60b485450578e05678ed3@2?relay-protocol=irn&symKey=587d5484ce2a',
    '[secret]',
  ],
  ['a code of an e-mail', 'enter 482913', 'enter [digits]'],
  ['a named secret', 'apiKey=abc', '[secret]'],
  ['a named secret in JSON', '{"token":"abc"}', '[secret]'],
  ['a query', '/v1/wallets?search=mine', '/v1/wallets?…'],
  [
    'an address with a key',
    'https://eth.example/v3/b56e18d47c72ab?x=1#y',
    'https://eth.example/v3/[…]',
  ],
  ['an address with a user', 'wss://user:word@127.0.0.1/', '[e-mail]'],
  ['a link of another kind', 'metamask://wc', '[…]'],
  [
    'a recovery phrase',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    '[words]',
  ],
])('%s does not come out', (_what, text, shown) => {
  expect(redactText(text)).toBe(shown)
})

test.each([
  ['a name of a key', '@appkit/connected_namespaces'],
  ['a key of the wallet-connect library', 'wc@2:client:0.3//session'],
  ['an rdns', 'io.metamask.mobile.wallet'],
  ['a view', 'ConnectingExternal › Account'],
  ['an event', 'EMAIL_VERIFICATION_CODE_PASS'],
  ['a frame message', '@w3m-frame/CONNECT_EMAIL_SUCCESS'],
  ['a method', 'wallet_switchEthereumChain'],
  ['a method of a version', 'eth_signTypedData_v4'],
  ['a key of a namespace', '@appkit/eip155:connected_connector_id'],
  ['a code of an error', 'wallet.rejected'],
  ['a network', 'eip155:11155111'],
  ['a moment', '2026-11-26T23:26:27.123Z'],
  ['a local host', 'http://127.0.0.1:5001/v1/account'],
  ['a sentence', 'It is in `includeWalletIds`. Only `open({ namespace })` could hide it.'],
])('%s stays readable: %s', (_what, text) => {
  expect(redactText(text)).toBe(text)
})

test.each<[AddressMode, string]>([
  ['full', `eip155:1:${ACCOUNT} on ${SOLANA}`],
  ['short', `eip155:1:0xD8dA…6045 on ${SOLANA}`],
  ['none', `eip155:1:[address] on ${SOLANA}`],
])('an address of a connected account, %s', (mode, shown) => {
  expect(redactText(`eip155:1:${ACCOUNT} on ${SOLANA}`, known(mode))).toBe(shown)
})

test('an address is found in any writing', () => {
  expect(redactText(ACCOUNT.toLowerCase(), known('none'))).toBe('[address]')
})

test('only properties of the list come out, the others are counted', () => {
  const properties = { method: 'browser', name: 'Fjord', projectId: 'x', metadata: { email: 'y' } }

  expect(redact({ event: 'CONNECT_SUCCESS', properties })).toEqual({
    event: 'CONNECT_SUCCESS',
    properties: { method: 'browser', name: 'Fjord', leftOut: 2 },
  })
})

test.each([
  ['a function', () => {}, undefined],
  ['nothing', null, null],
  ['a list', ['a', undefined, 1], ['a', undefined, 1]],
  ['a long text', 'a word '.repeat(100), `${'a word '.repeat(42)}a word…`],
])('%s', (_what, value, shown) => {
  expect(redact(value)).toEqual(shown)
})

test('a value that contains itself ends', () => {
  const value: Record<string, unknown> = { name: 'a' }
  value['state'] = value

  expect(JSON.stringify(redact(value))).toContain('"name":"a"')
})

test.each([
  ['https://rpc.example/v1/?projectId=b56e18&x=1', { origin: 'https://rpc.example', path: '/v1/' }],
  [
    'https://api.example/v1/identity/0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    { origin: 'https://api.example', path: '/v1/identity/[…]' },
  ],
  [
    'https://b56e18d47c72ab683b10.node.example/a1b2',
    { origin: 'https://[…].node.example', path: '/[…]' },
  ],
  ['data:text/plain,secret', undefined],
  ['not an address', undefined],
])('%s', (address, shown) => {
  expect(redactUrl(address)).toEqual(shown)
})
