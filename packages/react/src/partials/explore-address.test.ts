import { expect, test, vi } from 'vitest'
import { recordActions } from '../testing/a-snapshot.ts'
import { type ExplorerPage, explorePage } from './explore-address.ts'

test.each<[explorerUrl: string, page: ExplorerPage, href: string]>([
  ['https://scan.example', { kind: 'tx', id: '0xaa' }, 'https://scan.example/tx/0xaa'],
  ['https://scan.example/', { kind: 'address', id: '0xaa' }, 'https://scan.example/address/0xaa'],
  ['https://scan.example', { kind: 'token', id: '0xaa' }, 'https://scan.example/token/0xaa'],
  ['https://scan.example', { kind: 'tx', id: '../x' }, 'https://scan.example/tx/..%2Fx'],
  [
    'https://scan.example/?cluster=devnet',
    { kind: 'tx', id: '0xaa' },
    'https://scan.example/tx/0xaa?cluster=devnet',
  ],
])('the explorer %s shows %j at %s', (explorerUrl, page, href) => {
  const openLink = vi.fn(() => true)
  const { actions } = recordActions()

  explorePage(explorerUrl, page, { ...actions, openLink })?.()

  expect(openLink.mock.calls).toEqual([[href]])
})

test('without an explorer there is nothing to open', () => {
  expect(
    explorePage(undefined, { kind: 'tx', id: '0xaa' }, recordActions().actions),
  ).toBeUndefined()
})

test('a refused link is told', () => {
  const { actions } = recordActions()
  const show = vi.fn()
  const refusing = { openLink: () => false, notices: { ...actions.notices, show } }

  explorePage('https://scan.example', { kind: 'tx', id: '0xaa' }, refusing)?.()

  expect(show).toHaveBeenCalledWith({ tone: 'error', message: 'notice.linkRefused' })
})
