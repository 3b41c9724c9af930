import { SkeletonRow } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** As many as a card shows at once. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

/** Places in the shape of rows of tokens that are being fetched. */
export function RowPlaces(): ReactElement {
  return (
    <>
      {PLACES.map((place) => (
        <SkeletonRow key={place} pictureShape="round" pictureSize={3.6} hasDetail />
      ))}
    </>
  )
}
