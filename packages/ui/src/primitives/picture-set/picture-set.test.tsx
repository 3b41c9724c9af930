import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { PictureSet } from './picture-set.tsx'

describePrimitive<HTMLSpanElement>('PictureSet', {
  part: 'picture-set',
  draw: (probe) => <PictureSet {...probe} />,
})

test('four small pictures take the place of one', async () => {
  await renderInModal(
    <>
      <Image id="one" />
      <PictureSet id="four">
        <Image size={1.5} />
        <Image size={1.5} />
        <Image size={1.5} />
        <Image size={1.5} />
      </PictureSet>
    </>,
  )

  const [one, four] = ['#one', '#four'].map((id) => inModal(id).getBoundingClientRect())
  expect([four?.width, four?.height]).toEqual([one?.width, one?.height])
})
