import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { Detail, DetailList } from './detail-list.tsx'

describePrimitive<HTMLDListElement>('DetailList', {
  part: 'detail-list',
  draw: (probe) => (
    <DetailList {...probe}>
      <Detail label="You get at least" value="771.124 USDC" more="Slippage up to 1 %" />
      <Detail label="Network" picture={<Image size={2} shape="round" />} value="Base" />
    </DetailList>
  ),
})

describePrimitive<HTMLDivElement>('Detail', {
  part: 'detail',
  draw: (probe) => (
    <DetailList>
      <Detail label="Network fee" value="$0.02" {...probe} />
    </DetailList>
  ),
})

test('a line has the same height before its value is loaded, and with a picture', async () => {
  await renderInModal(
    <DetailList>
      <Detail id="first" label="Rate" value="1 ETH = 3,115.656 USDC" />
      <Detail id="before" label="Network" value={undefined} />
      <Detail id="after" label="Network" picture={<Image size={2} shape="round" />} value="Base" />
    </DetailList>,
  )

  expect(inModal('#before').offsetHeight).toBe(inModal('#after').offsetHeight)
  expect(inModal('#before').getAttribute('aria-busy')).toBe('true')
})
