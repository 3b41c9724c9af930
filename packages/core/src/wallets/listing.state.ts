import type { ListingAnswer, ListingQuestion, RootState } from '../store/root-state.ts'

/** The answers of the wallet listing. */
export interface ListingSlice {
  read(question: ListingQuestion): ListingAnswer | undefined
  write(question: ListingQuestion, answer: ListingAnswer): void
}

/** The only writer of `state.listing`. */
export function createListingSlice(state: RootState['listing']): ListingSlice {
  return {
    read: (question) => state[question],
    write(question, answer) {
      state[question] = answer
    },
  }
}
