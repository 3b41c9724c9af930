import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { ListRow } from '../list-row/list-row.tsx'
import { Skeleton, SkeletonRow } from './skeleton.tsx'

describePrimitive<HTMLSpanElement>('Skeleton', {
  part: 'skeleton',
  draw: (probe) => <Skeleton width={9} {...probe} />,
})

describePrimitive<HTMLDivElement>('SkeletonRow', {
  part: 'list-row',
  draw: (probe) => <SkeletonRow {...probe} />,
})

test('nothing moves when the row replaces its skeleton', async () => {
  await renderInModal(
    <>
      <SkeletonRow id="before" hasDetail />
      <ListRow id="after" picture={<Image />} label="Solana" detail="Another wallet" />
    </>,
  )

  expect(inModal('#before').offsetHeight).toBe(inModal('#after').offsetHeight)
})
