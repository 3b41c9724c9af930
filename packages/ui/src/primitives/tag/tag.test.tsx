import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Tag } from './tag.tsx'

describePrimitive<HTMLSpanElement>('Tag', {
  part: 'tag',
  draw: (probe) => (
    <Tag hasDot {...probe}>
      Installed
    </Tag>
  ),
})
