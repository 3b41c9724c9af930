import { globeIcon } from '../../icons/view-icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { List } from '../list/list.tsx'
import { InfoRow } from './info-row.tsx'

describePrimitive<HTMLDivElement>('InfoRow', {
  part: 'list-row',
  draw: (probe) => (
    <List kind="flush" role="list" label="Tokens">
      <InfoRow
        picture={<Glyph icon={globeIcon} />}
        label="Ether"
        detail="0.842 ETH"
        value="$2,631.42"
        valueDetail="$3,125.20"
        {...probe}
      />
    </List>
  ),
  role: 'listitem',
})
