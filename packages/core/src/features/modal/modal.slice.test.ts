import { expect, test } from 'vitest'
import type { ModalState } from '../../store/root-state.ts'
import { createModalSlice } from './modal.slice.ts'

function aModal(given: Partial<ModalState> = {}) {
  const state: ModalState = { isOpen: false, isLoading: false, refusals: 0, ...given }
  return { state, modal: createModalSlice(state) }
}

test('opening for one namespace offers only its wallets, opening again offers all', () => {
  const { state, modal } = aModal()

  modal.open('solana')
  expect(state).toMatchObject({ isOpen: true, namespaceFilter: 'solana' })

  modal.open()
  expect(state.namespaceFilter).toBeUndefined()
})

test('closing leaves the filter for those who come after it', () => {
  const { state, modal } = aModal({ isOpen: true, namespaceFilter: 'eip155' })

  modal.close()

  expect(state).toMatchObject({ isOpen: false, namespaceFilter: 'eip155' })
})

test('each refused close counts, so that each one shakes', () => {
  const { state, modal } = aModal({ isOpen: true })

  modal.refuse()
  modal.refuse()

  expect(state).toMatchObject({ isOpen: true, refusals: 2 })
})

test('loading begins and is cleared', () => {
  const { state, modal } = aModal()

  modal.beginLoading()
  expect(state.isLoading).toBe(true)

  modal.clearLoading()
  expect(state.isLoading).toBe(false)
})

test('the filter can be cleared alone', () => {
  const { state, modal } = aModal({ isOpen: true, namespaceFilter: 'eip155' })

  modal.clearFilter()

  expect(state).toMatchObject({ isOpen: true, namespaceFilter: undefined })
})
