import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Text } from '../text/text.tsx'
import { Panel } from './panel.tsx'

describePrimitive<HTMLDivElement>('Panel', {
  part: 'panel',
  draw: (probe) => (
    <Panel {...probe}>
      <Text>0xB17e…De91</Text>
    </Panel>
  ),
})
