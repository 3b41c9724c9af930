import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { AccountLine } from './account-line.tsx'

const picture = <Avatar address="0x4F0c…D2a8" size={5.6} />

describePrimitive<HTMLDivElement>('AccountLine', {
  part: 'account-line',
  draw: (probe) => (
    <AccountLine picture={picture} name="mira.latch.eth" detail="0x4F0c…D2a8" {...probe} />
  ),
})

test('nothing moves when the name is found, and a long one stays on its line', async () => {
  await renderInModal(
    <>
      <AccountLine id="before" picture={picture} name={undefined} detail="0x4F0c…D2a8" />
      <AccountLine id="after" picture={picture} name={'mira'.repeat(40)} detail="0x4F0c…D2a8" />
    </>,
  )

  expect(inModal('#before').offsetHeight).toBe(inModal('#after').offsetHeight)
  expect(inModal('#before').getAttribute('aria-busy')).toBe('true')
})
