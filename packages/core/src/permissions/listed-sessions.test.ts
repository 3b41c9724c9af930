import { expect, test } from 'vitest'
import { aPermissionsSite as aSite } from '../testing/a-permissions-site.ts'
import { createFakeHttp } from '../testing/fake-http.ts'

/** A session of the account, as the server lists it. */
function aListedSession(changes: object): object {
  return {
    project: { id: 'p', name: 'Salt', url: 'https://saltmarket.example', iconUrl: null },
    pci: 'a',
    expiry: 2_000_000_000,
    createdAt: 1,
    permissions: [],
    policies: [],
    context: null,
    revokedAt: null,
    ...changes,
  }
}

async function withSessions(pcis: readonly object[]) {
  const API = 'https://rpc.walletconnect.org'
  const http = createFakeHttp()
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: [], ws: [] } })
  http.on('GET', `${API}/v1/identity/:address`, { json: {} })
  http.on('GET', `${API}/v1/sessions/:account`, { json: { pcis } })
  const features = { analytics: false, smartSessions: true }
  return aSite({}, { projectId: 'p', features, ports: { http } })
}

test('only smart sessions of this website that hold are listed; one that stays has one notice', async () => {
  const project = { id: 'q', name: 'Q', url: 'https://q.example', iconUrl: null }
  const site = await withSessions([
    aListedSession({}),
    aListedSession({ pci: 'b', revokedAt: 2 }),
    aListedSession({ pci: 'c', project }),
  ])
  const item = await site.one('smartSession')
  expect(site.kinds()).toEqual(['wallet', 'smartSession'])
  expect(site.core.snapshot().permissions.missing).toEqual([])

  await expect(site.permissions.end(item)).rejects.toThrow()

  expect(site.core.snapshot().notices.current?.code).toBe('permissions.revoke-failed')
  expect(site.step(item.id)).toMatchObject({ error: { code: 'permissions.unsupported' } })
})

test('smart sessions that cannot be read are listed as rows of their own', async () => {
  const site = await withSessions([
    aListedSession({ expiry: 8.64e12 + 1 }),
    aListedSession({ pci: 5 }),
    aListedSession({ pci: null }),
    aListedSession({}),
  ])

  await site.one('smartSession')

  const ids = site.items().flatMap(({ kind, id }) => (kind === 'smartSession' ? id : []))
  expect([ids.length, new Set(ids).size]).toEqual([4, 4])
})

test.each([null, { name: 'Salt' }, { url: 'javascript:0' }])(
  'a session whose website cannot be read (%j) may be of this one, which is said',
  async (project) => {
    const site = await withSessions([aListedSession({ project })])

    await expect.poll(() => site.core.snapshot().permissions.missing).toEqual(['smartSession'])
  },
)
