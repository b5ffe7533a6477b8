/** A small icon for each ground, in strokes on a square of 24. */
const strokes: Readonly<Record<string, string>> = {
  'detail-1': 'M4 6h16v12H4zM4 7l8 6 8-6M16 19l5 3M21 19l-5 3',
  'detail-2': 'M12 21v-9M12 12c0-4-3-6-7-6 0 4 3 6 7 6zM12 14c0-4 3-6 7-6 0 4-3 6-7 6z',
  'detail-3': 'M4 6h16v15H4zM4 10h16M8 3v5M16 3v5M9 15h6',
  'detail-4': 'M5 9a3 3 0 106 0 3 3 0 00-6 0zM3 20c0-4 2-6 5-6s5 2 5 6M15 8h6M18 5l3 3-3 3',
  'detail-5': 'M4 20h16M6 20V8h12v12M9 8V5h6v3M12 12v4',
  'detail-6': 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l4 2',
  'detail-7': 'M4 20V10l8-6 8 6v10zM10 20v-6h4v6',
  'detail-8': 'M6 3h9l4 4v14H6zM9 12h7M9 16h4M9 8h3',
  'detail-9': 'M4 6h16v15H4zM4 10h16M8 3v5M16 3v5M9 13l6 5M15 13l-6 5',
  'detail-10': 'M6 21V4h9v17M15 7h4v14M3 21h18M11 13h.5',
  'detail-11': 'M12 3a9 9 0 100 18 9 9 0 000-18zM6 6l12 12',
  'detail-12': 'M3 9h9v8H3zM5 9V7h5v2M12 12h9v8h-9zM14 12v-2h5v2',
  'detail-13': 'M6 11h12v10H6zM8 11V8a4 4 0 018 0v3M12 15v3',
  'detail-14': 'M4 10v5h4l8 5V5l-8 5zM19 9c1.5 2 1.5 5 0 7',
  'detail-15': 'M6 3h12v18H6zM9 8a2 2 0 104 0 2 2 0 00-4 0zM9 15h6M9 18l6-6',
  'detail-16': 'M5 12a7 7 0 1013-4M18 3v5h-5',
  'detail-17': 'M4 5v15h16M8 9l4 4 3-2 4 5M19 12v4h-4',
  'detail-18': 'M4 9l2-5h12l2 5zM5 9v11h14V9M8 13l8 5M16 13l-8 5',
  'detail-19': 'M8 3h8l-1 8a3 3 0 01-6 0zM12 14v6M9 20h6',
  'detail-20': 'M4 5h16v11H11l-4 4v-4H4zM12 8v4M12 14v.2',
  'detail-21': 'M5 20V10M12 20v-6M19 20v-3M3 21h18',
  'detail-22': 'M12 3l9 17H3zM12 10v4M12 17v.2',
  'detail-23': 'M6 12h.2M12 12h.2M18 12h.2',
};

export const GroundDrawing = ({ section }: { section: string }) => (
  <svg viewBox="0 0 24 24" width="1.75rem" height="1.75rem" aria-hidden="true" focusable="false">
    <path
      d={strokes[section] ?? strokes['detail-23']}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
