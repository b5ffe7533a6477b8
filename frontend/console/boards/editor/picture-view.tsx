import { fileAddress } from '@nomucheck/domain/files/file-address.ts';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { usePhotoAddress } from '../../../shared/use-photo-address.ts';
import { pictureAttributesOf } from './picture-attributes.ts';

/** A picture in the editor, with what it says of itself. Readers don't see it yet, so it is read with the session. */
export const PictureView = ({ node }: NodeViewProps) => {
  const attributes = pictureAttributesOf(node.attrs);
  const address = usePhotoAddress(attributes && fileAddress(attributes.file));
  if (attributes === null) return <NodeViewWrapper />;
  const { alt, decorative, width, height } = attributes;
  return (
    <NodeViewWrapper as="figure" className="picture" data-drag-handle>
      {address === null ? (
        // An image without an address has no place on the page.
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          style={{ maxWidth: '100%', height: 'auto' }}
        >
          <title>{decorative ? '꾸밈 사진' : alt}</title>
        </svg>
      ) : (
        <img src={address} alt={decorative ? '' : alt} width={width} height={height} draggable={false} />
      )}
      <figcaption contentEditable={false}>{decorative ? '꾸밈 사진' : `사진 설명: ${alt}`}</figcaption>
    </NodeViewWrapper>
  );
};
