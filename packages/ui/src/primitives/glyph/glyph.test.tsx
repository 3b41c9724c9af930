import { qrIcon } from '../../icons/qr.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Glyph } from './glyph.tsx'

describePrimitive<HTMLSpanElement>('Glyph', {
  part: 'glyph',
  draw: (probe) => <Glyph icon={qrIcon} tone="good" {...probe} />,
})
