import {
  Amount,
  Glyph,
  globeIcon,
  Image,
  InfoRow,
  List,
  ListPart,
  ListRow,
  PictureSet,
  PlainRow,
  qrIcon,
  RowPlace,
  Skeleton,
  SkeletonRow,
  Tag,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture, pictureOf, Token } from '../pictures.tsx'

const MANY = ['kestrel', 'juniper', 'mosaic', 'saffron'] as const

/** List and rows, in every state. */
export const listRowEntry: Entry = {
  id: 'list-row',
  title: 'List and rows',
  about: 'A group of choices. The second line is for e-mails, hosts and reasons.',
  shows: [
    'List',
    'ListRow',
    'PlainRow',
    'InfoRow',
    'ListPart',
    'RowPlace',
    'SkeletonRow',
    'PictureSet',
  ],
  specimens: [
    {
      name: 'States',
      isWide: true,
      draw: (translate) => (
        <List label="Row states">
          <PlainRow
            picture={<Picture of="fjord" />}
            label="Fjord"
            end={<Tag hasDot>{translate('Installed')}</Tag>}
          />
          <ListRow
            picture={<Picture of="kestrel" />}
            label="Kestrel"
            tag={translate('Recent')}
            data-force="hover"
          />
          <ListRow picture={<Picture of="mosaic" />} label="Mosaic" hasChevron data-force="focus" />
          <ListRow picture={<Picture of="juniper" />} label="Juniper" isBusy />
          <ListRow picture={<Picture of="base" shape="round" />} label="Base" isSelected />
          <ListRow
            picture={<Picture of="plum" />}
            label="Plum"
            disabledReason={translate('Not approved in Fjord')}
          />
          <ListRow
            picture={<Picture of="plum" />}
            label="Plum"
            tag={translate('Recent')}
            isBlocked
          />
          <ListRow picture={<Glyph icon={qrIcon} />} label="WalletConnect" tag="QR" />
          <ListRow
            picture={
              <PictureSet>
                {MANY.map((name) => (
                  <Image key={name} src={pictureOf(name)} size={1.5} />
                ))}
              </PictureSet>
            }
            label={translate('All wallets')}
            tag={
              <Tag>
                <bdi dir="ltr">470+</bdi>
              </Tag>
            }
          />
        </List>
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: () => (
        <List label="Loading rows" aria-busy="true">
          <SkeletonRow />
          <SkeletonRow hasDetail />
          <SkeletonRow pictureShape="round" />
        </List>
      ),
    },
    {
      name: 'Kept places',
      isWide: true,
      draw: () => (
        <List label="Rows to come" aria-busy="true">
          <RowPlace />
          <RowPlace>
            <Skeleton width={3.2} height={3.2} shape="square" />
            <Skeleton width={9} />
          </RowPlace>
        </List>
      ),
    },
    {
      name: 'Long and Arabic',
      isWide: true,
      draw: () => (
        <List label="Long rows">
          <ListRow
            picture={<Picture of="northwind" />}
            label="Northwind Professional Multi-Signature Custody"
            detail="mira.lindqvist.of.the.salt.market@saltmarket.example"
            tag="Installed"
          />
          <ListRow
            picture={<Glyph icon={globeIcon} />}
            label="محفظة الشمال"
            detail="على هاتفك"
            hasChevron
          />
        </List>
      ),
    },
    {
      name: 'Holdings',
      isWide: true,
      draw: () => (
        <List kind="flush" role="list" label="Holdings">
          <ListPart rows={2}>
            <InfoRow
              picture={<Token of="ether" size={3.6} />}
              label="Ether"
              detail={<Amount value="0.842 ETH" />}
              value="$2,631.42"
              valueDetail="$3,125.20"
            />
            <InfoRow
              picture={<Token of="dollar" size={3.6} />}
              label="USD Coin"
              detail={<Amount value="1,204.5 USDC" />}
              value="$1,204.50"
              valueDetail="$1.00"
            />
          </ListPart>
        </List>
      ),
    },
  ],
}
