import { qrIcon } from '../../icons/icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Glyph } from './glyph.tsx'

describePrimitive<HTMLSpanElement>('Glyph', {
  part: 'glyph',
  draw: (probe) => <Glyph icon={qrIcon} tone="good" {...probe} />,
})
