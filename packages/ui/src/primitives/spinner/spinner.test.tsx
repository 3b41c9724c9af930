import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Spinner } from './spinner.tsx'

describePrimitive<HTMLSpanElement>('Spinner', {
  part: 'spinner',
  draw: (probe) => <Spinner size="s" {...probe} />,
})
