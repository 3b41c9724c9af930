import type { ListingAnswer, ListingQuestion } from '../store/state/listing.ts'
import type { RootState } from '../store/state/root.ts'

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
