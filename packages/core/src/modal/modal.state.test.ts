import { expect, test } from 'vitest'
import type { ModalState } from '../store/state/modal.ts'
import { createModalSlice } from './modal.state.ts'

function aModal(given: Partial<ModalState> = {}) {
  const state: ModalState = { isOpen: false, isLoading: false, refusals: 0, ...given }
  return { state, modal: createModalSlice(state) }
}

test('opening for one namespace shows only its wallets, opening again shows all', () => {
  const { state, modal } = aModal()

  modal.open('solana')
  expect(state).toMatchObject({ isOpen: true, namespaceFilter: 'solana' })

  modal.open()
  expect(state.namespaceFilter).toBeUndefined()
})

test('closing resets the filter and the loading state', () => {
  const { state, modal } = aModal({ isOpen: true, isLoading: true, namespaceFilter: 'eip155' })

  modal.close()

  expect(state).toEqual({
    isOpen: false,
    isLoading: false,
    refusals: 0,
    namespaceFilter: undefined,
  })
})

test('refused closes are counted, so that the modal shakes each time', () => {
  const { state, modal } = aModal({ isOpen: true })

  modal.refuse()
  modal.refuse()

  expect(state).toMatchObject({ isOpen: true, refusals: 2 })
})

test('loading ends when the modal closes', () => {
  const { state, modal } = aModal()

  modal.setLoading(true)
  expect(state.isLoading).toBe(true)

  modal.close()
  expect(state.isLoading).toBe(false)
})

test('the filter can be cleared without closing', () => {
  const { state, modal } = aModal({ isOpen: true, namespaceFilter: 'eip155' })

  modal.clearFilter()

  expect(state).toMatchObject({ isOpen: true, namespaceFilter: undefined })
})
