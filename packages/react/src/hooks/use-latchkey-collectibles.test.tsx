import { createFakeHttp } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance } from '../testing/an-instance.ts'
import { useLatchkeyCollectibles } from './use-latchkey-collectibles.ts'

test('collectibles come page by page, with spam apart, while the modal is closed', async () => {
  const http = createFakeHttp(() => undefined)
  const api = 'https://rpc.walletconnect.org/v1'
  http.on('GET', `${api}/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${api}/account/${ADDRESS}/history`, ({ query }) => {
    const page = Number(query.get('cursor') ?? 1)
    const metadata = {
      operationType: 'receive',
      hash: '0xaa',
      minedAt: '2025-05-01T10:00:00Z',
      status: 'confirmed',
      chain: 'eip155:1',
    }
    const infos = Array.from({ length: 12 }, (_, index) => {
      return { name: `Tide #${page} ${index}`, flags: { is_spam: index > 10 } }
    })
    const transfers = infos.map((nft_info) => ({ nft_info, direction: 'in' }))
    const next = page < 4 ? `${page + 1}` : null
    return { json: { data: [{ id: `${page}`, metadata, transfers }], next } }
  })
  const { latchkey, core, arrive } = anInstance({}, { projectId: 'p1', ports: { http } })
  const loaded = latchkey.prepare()
  arrive()
  await loaded
  const { result, act } = await renderHook(() => useLatchkeyCollectibles({ latchkey }))
  expect(result.current).toMatchObject({ status: 'none', collectibles: [], spam: [] })

  await act(async () => {
    await core.actions.connect.withWallet('eip155', 'io.fjord')
    await vi.waitUntil(() => result.current.hasMore)
  })
  expect(result.current.collectibles).toHaveLength(22)
  expect(result.current.spam).toHaveLength(2)
  await act(async () => {
    await result.current.more()
    await vi.waitUntil(() => result.current.collectibles.length === 44)
  })

  expect(result.current).toMatchObject({ status: 'ready', hasMore: false })
  expect(latchkey.isOpen()).toBe(false)
  latchkey.destroy()
})
