import { expect, test } from 'vitest'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import { readIdentity } from './identity.ts'

const INPUT = { address: '0xabc', networkId: 'eip155:1' } as const

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

test('who has neither has empty texts', async () => {
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
  'the name %j is left out, not cleaned into another',
  async (name) => {
    const { api } = answering({ name })

    expect(await readIdentity(api, INPUT)).toEqual({ name: '', avatar: '' })
  },
)

test('on an unsupported network nobody is asked', async () => {
  const { api, http } = setUpApi()

  const identity = await readIdentity(api, { ...INPUT, networkId: 'eip155:999' })

  expect(identity).toEqual({ name: '', avatar: '' })
  expect(http.requests).toHaveLength(1)
})

test.each([[{ name: 7 }], [{ avatar: {} }], [[]], [null], ['alice.eth']])(
  'the answer %j is malformed',
  async (json) => {
    const { api } = answering(json)

    await expect(readIdentity(api, INPUT)).rejects.toMatchObject({ code: 'http.malformed' })
  },
)

test('nobody is asked for the owner of a Bitcoin address, which the service takes for none', async () => {
  const { api, http } = answering({ name: 'alice.eth' })
  const networkId = 'bip122:000000000019d6689c085ae165831e93'

  expect(
    await readIdentity({ ...api, isSupported: async () => true }, { ...INPUT, networkId }),
  ).toEqual({
    name: '',
    avatar: '',
  })
  expect(http.requests).toEqual([])
})
