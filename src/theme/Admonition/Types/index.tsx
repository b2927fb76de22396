// Change: adds the types `callout`, `prerequisites` and `strapi`.
import Translate from '@docusaurus/Translate';
import IconTip from '@theme/Admonition/Icon/Tip';
import AdmonitionLayout from '@theme/Admonition/Layout';
import AdmonitionTypes from '@theme-original/Admonition/Types';
import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<typeof AdmonitionLayout>;

/** Gives the box its distances, as the theme's own types have them. */
const BOX = 'alert alert--secondary';

/** A remark beside the text; titled only when its writer gives a title. */
function Callout(props: Props): ReactNode {
  return <AdmonitionLayout {...props} className={BOX} />;
}

/** What a task needs before its first step; always under the same title. */
function Prerequisites(props: Props): ReactNode {
  const title = (
    <Translate id="site.admonition.prerequisites" description="The title of the admonition :::prerequisites">
      Prerequisites
    </Translate>
  );
  return <AdmonitionLayout {...props} className={BOX} title={title} />;
}

/** Something about the product that is good to know. */
function Strapi({ title, ...props }: Props): ReactNode {
  const label = (
    <Translate id="site.admonition.strapi" description="The default title of the admonition :::strapi">
      Good to know
    </Translate>
  );
  return <AdmonitionLayout {...props} className={BOX} icon={<IconTip />} title={title ?? label} />;
}

export default { ...AdmonitionTypes, callout: Callout, prerequisites: Prerequisites, strapi: Strapi };
