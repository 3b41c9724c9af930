import type { Namespace } from '../contract/index.ts'
import type { AccountTab, ModalState } from '../store/state/modal.ts'

/** Opens and closes the modal, and refuses to close it. */
export interface ModalSlice {
  /** @param namespaceFilter - Shows only wallets of this namespace; undefined removes the filter. */
  open(namespaceFilter?: Namespace): void
  /** Also resets the filter and the loading state. */
  close(): void
  /** Shakes once: a close was refused. */
  refuse(): void
  /** Sets what a website reports to be loading; closing and disconnecting end it. */
  setLoading(isLoading: boolean): void
  clearFilter(): void
  showTab(tab: AccountTab): void
  /** The next account begins with its first tab. */
  forgetTab(): void
}

/** The only writer of `state.modal`. */
export function createModalSlice(state: ModalState): ModalSlice {
  return {
    open(namespaceFilter) {
      state.namespaceFilter = namespaceFilter
      state.isOpen = true
    },
    close() {
      state.isOpen = false
      state.isLoading = false
      state.namespaceFilter = undefined
    },
    refuse() {
      state.refusals += 1
    },
    setLoading(isLoading) {
      state.isLoading = isLoading
    },
    clearFilter() {
      state.namespaceFilter = undefined
    },
    showTab(tab) {
      state.accountTab = tab
    },
    forgetTab() {
      state.accountTab = undefined
    },
  }
}
