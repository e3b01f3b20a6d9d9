/** Mock of a vendor's provider search: real hospitals, one of which can be saved. */
(() => {
  const texts = {
    en: {
      label: 'Name or town of a hospital',
      found: (count) => (count === 1 ? '1 hospital' : `${count} hospitals`),
      more: 'The first 20 are shown.',
      save: 'Save',
      replace: 'Choose instead',
      saved: 'saved',
      failed: 'This could not be saved.',
      done: 'Done',
    },
    es: {
      label: 'Nombre o ciudad de un hospital',
      found: (count) => (count === 1 ? '1 hospital' : `${count} hospitales`),
      more: 'Se muestran los primeros 20.',
      save: 'Guardar',
      replace: 'Elegir en su lugar',
      saved: 'guardado',
      failed: 'No se pudo guardar.',
      done: 'Listo',
    },
  };
  const MOST = 20;

  async function mount(container, { values, onClose }) {
    const [{ default: hospitals }, { changeList, make, titleCase }] = await Promise.all([
      import('/demo/data/hospitals.js'),
      import('/demo/tools/profile.js'),
    ]);
    const t = texts[values.locale] ?? texts.en;
    const near = values.zipCode?.slice(0, 3);
    const all = hospitals.rows
      .map(([id, name, street, town, state, zip, kind]) => ({
        id,
        name: titleCase(name),
        kind,
        zip,
        address: `${titleCase(street)}, ${titleCase(town)}, ${state} ${zip}`,
      }))
      .sort((one, other) => Number(other.zip.startsWith(near)) - Number(one.zip.startsWith(near)));

    const status = make('p', { role: 'status' });
    const list = make('ul', { className: 'tool-list' });
    const input = make('input', { type: 'search', id: 'demo-provider-search' });

    const provider = (hospital) => ({
      providerId: hospital.id,
      providerAddressId: '1',
      providerName: hospital.name,
      providerSpecialty: hospital.kind,
      providerAddress: hospital.address,
      providerCoverageType: 'medical',
      type: 'place',
    });

    async function save(hospital) {
      try {
        await changeList(values.uuid, 'providers', (saved) => {
          const kept = saved.filter(({ providerId }) => providerId !== hospital.id);
          const index = kept.findIndex(({ providerId }) => providerId === values.providerId);
          if (index < 0) return [...kept, provider(hospital)];
          return kept.with(index, provider(hospital));
        });
        if (values.providerId) onClose();
        else status.textContent = `${hospital.name}: ${t.saved}`;
      } catch {
        status.textContent = t.failed;
      }
    }

    function show() {
      const words = input.value.trim().toLowerCase();
      const found = all.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(words));
      status.textContent = t.found(found.length) + (found.length > MOST ? `. ${t.more}` : '');
      list.replaceChildren(
        ...found.slice(0, MOST).map((hospital) => {
          const label = values.providerId ? t.replace : t.save;
          const button = make('button', { type: 'button', ariaLabel: `${label}: ${hospital.name}` }, label);
          button.addEventListener('click', () => void save(hospital));
          return make(
            'li',
            {},
            make('div', {}, make('strong', {}, hospital.name), make('p', {}, hospital.address)),
            button,
          );
        }),
      );
    }

    input.addEventListener('input', show);
    const done = make('button', { type: 'button' }, t.done);
    done.addEventListener('click', onClose);
    container.classList.add('demo-tool');
    container.append(make('label', { htmlFor: input.id }, t.label), input, status, list, done);
    show();
    return () => container.replaceChildren();
  }

  window.demoProviderSearch = { mount };
})();
