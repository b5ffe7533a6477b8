import '../../shell/page/own-pages.css';

/** The photo, or a drawn head where there is none. */
export const PhotoPicture = ({ address, label }: { address: string | null; label: string }) =>
  address === null ? (
    <svg className="photo-picture" viewBox="0 0 96 96" role="img" aria-label={label}>
      <rect width="96" height="96" fill="var(--sand)" />
      <circle cx="48" cy="38" r="17" fill="var(--tan)" />
      <path d="M14 96a34 34 0 0 1 68 0z" fill="var(--tan)" />
    </svg>
  ) : (
    <img className="photo-picture" src={address} alt={label} width="96" height="96" />
  );
