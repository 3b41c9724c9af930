import { Detail, DetailList, Leg } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture, Token } from '../pictures.tsx'

/** Details and legs, in every state. */
export const detailListEntry: Entry = {
  id: 'detail-list',
  title: 'Details and legs',
  about: 'What is agreed to. Amounts are the largest things in a review.',
  shows: ['DetailList', 'Detail', 'Leg'],
  specimens: [
    {
      name: 'Review',
      isWide: true,
      draw: (translate) => (
        <div>
          <Leg
            label={translate('You pay')}
            picture={<Token of="ether" size={4} />}
            figure="0.25 ETH"
            worth="$781.30"
          />
          <Leg
            label={translate('You get about')}
            picture={<Token of="dollar" size={4} />}
            figure="778.914 USDC"
            worth="$778.91"
          />
          <DetailList>
            <Detail
              label={translate('You get at least')}
              value="771.124 USDC"
              more="Slippage up to 1 %"
            />
            <Detail
              label={translate('Network')}
              picture={<Picture of="base" size={2} shape="round" />}
              value="Base"
            />
            <Detail label={translate('Network fee')} value="$0.02" more="0.000006 ETH" />
          </DetailList>
        </div>
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: (translate) => (
        <div>
          <Leg
            label={translate('You get about')}
            picture={<Token of="dollar" size={4} />}
            figure={undefined}
          />
          <DetailList>
            <Detail label={translate('You get at least')} value={undefined} />
            <Detail label={translate('Network fee')} value={undefined} />
          </DetailList>
        </div>
      ),
    },
  ],
}
