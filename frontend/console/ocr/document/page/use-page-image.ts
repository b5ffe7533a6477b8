import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOcrData } from '../../ocr-data.ts';

/** The image of a page as an address that only this tab knows: the request needs the token, which an `<img>` can't send. */
export const usePageImage = (id: string, page: number) => {
  const { ocrPageImage } = useOcrData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/ocr', 'image', id, page],
    queryFn: () => ocrPageImage(id, page),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return { address, error, refetch };
};
