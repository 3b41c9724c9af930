import { expect, test } from 'vitest'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import { hasIdentities, readIdentity } from './identity.ts'

const INPUT = { address: '0xabc' } as const

function answering(json: unknown) {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/v1/identity/0xabc`, { json })
  return { api, http }
}

test('name and picture are read', async () => {
  const { api, http } = answering({
    name: 'alice.eth',
    avatar: 'https://img.example/a.png',
    resolvedAt: '2025-05-01T10:00:00Z',
  })

  const identity = await readIdentity(api, { ...INPUT, sender: '0xdef' })

  expect(identity).toEqual({ name: 'alice.eth', avatar: 'https://img.example/a.png' })
  expect(ownQuery(http)).toEqual({ sender: '0xdef' })
})

test('an account without name and picture has empty texts', async () => {
  const { api } = answering({ name: null, avatar: null, resolvedAt: null })

  expect(await readIdentity(api, INPUT)).toEqual({ name: '', avatar: '' })
})

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,<script>1</script>'],
  ['http://img.example/a.png'],
  ['//img.example/a.png'],
])('the picture %j is left out', async (avatar) => {
  const { api } = answering({ name: 'alice.eth', avatar })

  expect(await readIdentity(api, INPUT)).toEqual({ name: 'alice.eth', avatar: '' })
})

test.each(['\u202evitalik.eth', 'vitalik.eth ', 'vita\u200blik.eth', 'x'.repeat(256)])(
  'the name %j is left out with its picture, not cleaned into another',
  async (name) => {
    const { api } = answering({ name, avatar: 'https://img.example/a.png' })

    expect(await readIdentity(api, INPUT)).toEqual({ name: '', avatar: '' })
  },
)

test('an unsupported network has no identities', async () => {
  const { api } = setUpApi()

  expect(await hasIdentities(api, 'eip155:1')).toBe(true)
  expect(await hasIdentities(api, 'eip155:999')).toBe(false)
})

test.each([[{ name: 7 }], [{ avatar: {} }], [[]], [null], ['alice.eth']])(
  'the answer %j is malformed',
  async (json) => {
    const { api } = answering(json)

    await expect(readIdentity(api, INPUT)).rejects.toMatchObject({ code: 'http.malformed' })
  },
)

test('a Bitcoin network has no identities: the service does not accept its addresses', async () => {
  const { api } = setUpApi()
  const network = 'bip122:000000000019d6689c085ae165831e93'

  expect(await hasIdentities({ ...api, isSupported: async () => true }, network)).toBe(false)
})
