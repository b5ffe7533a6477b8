import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { Block, PolicyDocument } from '@nomucheck/domain/policies/text/policy-document.ts';

/** A text as the site shows it; the firm's details stand as their places. */
export const PolicyPreview = ({ document: { title, intro, sections } }: { document: PolicyDocument }) => (
  <Box sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>
    <Typography component="p" sx={{ fontSize: 22, fontWeight: 700 }}>
      {title || '(제목 없음)'}
    </Typography>
    <Blocks blocks={intro} />
    {sections.map((section, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: titles may be alike while they are typed.
      <Box key={at} sx={{ mt: 2 }}>
        <Typography component="p" sx={{ fontSize: 17, fontWeight: 600 }}>
          {section.title}
        </Typography>
        <Blocks blocks={section.body} />
      </Box>
    ))}
  </Box>
);

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks may be alike and don't move.
    <Shown key={at} block={block} />
  ));

const Shown = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return <Box component="p">{block.text}</Box>;
    case 'heading':
      return (
        <Box component="p" sx={{ fontWeight: 600 }}>
          {block.text}
        </Box>
      );
    case 'quote':
      return (
        <Box component="p" sx={{ borderLeft: 4, borderColor: 'secondary.main', pl: 1.5, fontWeight: 600 }}>
          {block.text}
        </Box>
      );
    case 'list':
      return (
        <Box component={block.ordered ? 'ol' : 'ul'} sx={{ pl: 2.5 }}>
          {block.items.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may be alike and don't move.
            <li key={at}>{text}</li>
          ))}
        </Box>
      );
    case 'table':
      return (
        <TableContainer sx={{ my: 1 }}>
          <Table size="small" sx={{ '& caption': { captionSide: 'top' } }}>
            <Box component="caption" sx={{ color: 'text.secondary', textAlign: 'left' }}>
              {block.caption || '(표의 설명 없음)'}
            </Box>
            <TableHead>
              <TableRow>
                {block.head.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike and don't move.
                  <TableCell key={at}>{cell}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike and don't move.
                <TableRow key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike and don't move.
                    <TableCell key={column}>{cell}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      );
  }
};
