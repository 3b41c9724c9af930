import { expect, test, vi } from 'vitest'
import { createDiscovery } from './create-discovery.ts'

function aDiscovery() {
  const log: string[] = []
  let isBroken = false
  const discovery = createDiscovery({
    page: () => ({}),
    list: { wallets: () => [], find: () => undefined },
    begin() {
      if (isBroken) throw new Error('A page of its own')
      log.push('begin')
      return { look: () => log.push('look'), end: () => log.push('end') }
    },
    report: vi.fn(),
  })
  const breakPage = (is: boolean): void => {
    isBroken = is
  }
  return { discovery, log, breakPage }
}

test('the page is listened to once, for as long as somebody watches', () => {
  const { discovery, log } = aDiscovery()

  const undo = [discovery.watch(() => {}), discovery.watch(() => {})]
  for (const each of [...undo, ...undo]) each()

  expect(log).toEqual(['begin', 'look', 'look', 'end'])
})

test('a page that can’t be listened to is tried again by whoever watches next', () => {
  const { discovery, log, breakPage } = aDiscovery()
  breakPage(true)
  expect(() => discovery.watch(() => {})).toThrow('A page of its own')
  breakPage(false)

  discovery.watch(() => {})()

  expect(log).toEqual(['begin', 'look', 'end'])
})

test('after it was stopped whoever watches begins anew', () => {
  const { discovery, log } = aDiscovery()
  discovery.watch(() => {})
  discovery.stop()

  discovery.watch(() => {})

  expect(log).toEqual(['begin', 'look', 'end', 'begin', 'look'])
})
