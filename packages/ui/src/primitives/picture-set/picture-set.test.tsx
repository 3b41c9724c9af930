import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { renderInModal, shadowOf } from '../../testing/stand.tsx'
import { PictureSet } from './picture-set.tsx'

describePrimitive<HTMLSpanElement>('PictureSet', {
  part: 'picture-set',
  draw: (probe) => <PictureSet sources={[]} {...probe} />,
})

test('there are four places, however many pictures there are', async () => {
  await renderInModal(<PictureSet sources={['a', 'b', 'c', 'd', 'e']} />)

  expect(shadowOf().querySelectorAll('[data-part=image]')).toHaveLength(4)
})
