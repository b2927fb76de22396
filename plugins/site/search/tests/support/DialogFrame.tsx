import { useState, type ReactNode } from 'react';
import SearchDialog from '../../src/theme/SearchDialog';
import SearchField from '../../src/theme/SearchField';

/** The frame of the dialog, as the search button has it in every page, with what was written into it before. */
export default function DialogFrame({ earlyText, onClose }: { earlyText: string; onClose: () => void }): ReactNode {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    isOpen && (
      <dialog open>
        <SearchField ref={setField} type="text" role="combobox" isLoading defaultValue={earlyText} />
        {field && <SearchDialog field={field} onClose={close} />}
      </dialog>
    )
  );
}
